"""The dice pyramid: cells, the pile, and everything dice can do on it. Imports core and dice.

``cells`` names places, ``pile`` keeps the dice with funnels and free dice current, ``jumps``, ``slides`` and
``shapes`` are the movements, ``play`` is what nearly every pyramid game keeps beside its pile.
"""
