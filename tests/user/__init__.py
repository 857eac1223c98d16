"""Pipyard as somebody has it who only plays: ``.user/`` holds requirements/run.txt and nothing else.

pytest itself runs in the development environment; every program under test is run by the interpreter of ``.user/``, in a process of its
own and without the variables of this one.
"""
