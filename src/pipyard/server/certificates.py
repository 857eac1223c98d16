"""Certificates of a table in a home network: an authority made on this machine, and what it signs.

The authority may speak for this network alone (name constraints), so whoever lets a phone trust it trusts it with nothing else.
"""

from __future__ import annotations

import ipaddress
import os
import socket
import ssl
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import ExtendedKeyUsageOID, NameOID

from pipyard.core.errors import PipyardError, reason_of
from pipyard.core.text import because

HOME_NETWORKS: Final = (
    "10.0.0.0/8",
    "172.16.0.0/12",
    "192.168.0.0/16",
    "169.254.0.0/16",
    "127.0.0.0/8",
    "fc00::/7",
    "fe80::/10",
    "::1/128",
)
HOME_DOMAINS: Final = ("localhost", "local", "home.arpa", "internal", "lan", "home")
AUTHORITY_DAYS: Final = 3650
TABLE_DAYS: Final = 397
"""Phones refuse certificates of servers that are valid for longer."""
RENEW_DAYS: Final = 60
"""A certificate that is valid for less time is made anew at the next start."""
Address = ipaddress.IPv4Address | ipaddress.IPv6Address


@dataclass(frozen=True)
class Certificates:
    """The files of a server with TLS. ``authority``: the certificate that phones have to trust first; None: they know it already."""

    chain: Path
    key: Path
    authority: Path | None = None


def given(chain: Path, key: Path | None) -> Certificates:
    """Certificate and key that the host brings; refused at once if they do not fit."""
    try:
        ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER).load_cert_chain(chain, key or chain)
    except (OSError, ssl.SSLError) as error:
        raise PipyardError(because("why-bad-certificate", file=str(chain), error=reason_of(error))) from None
    return Certificates(chain, key or chain)


def made(folder: Path, names: Sequence[str]) -> Certificates:
    """A certificate for these host names and addresses, signed by the authority in the folder; what still fits is kept."""
    wanted = sorted(set(names))
    files = Certificates(folder / "table.pem", folder / "table-key.pem", folder / "authority.pem")
    try:
        folder.mkdir(parents=True, exist_ok=True)
        folder.chmod(0o700)
        authority, signer = _authority(folder, wanted)
        if not _still_fits(files, authority, wanted):
            key, leaf = _table(authority, signer, wanted)
            _write(files.key, _private(key))
            _write(files.chain, leaf.public_bytes(serialization.Encoding.PEM) + _pem(authority))
    except (OSError, ValueError) as error:
        raise PipyardError(because("why-bad-certificate", file=str(folder), error=reason_of(error))) from None
    return files


def _authority(folder: Path, names: Sequence[str]) -> tuple[x509.Certificate, ec.EllipticCurvePrivateKey]:
    public, private = folder / "authority.pem", folder / "authority-key.pem"
    if public.exists() and private.exists():
        known = x509.load_pem_x509_certificate(public.read_bytes())
        key = serialization.load_pem_private_key(private.read_bytes(), None)
        if isinstance(key, ec.EllipticCurvePrivateKey) and _may_speak_for(known, names) and _lasts(known, TABLE_DAYS):
            return known, key
    key = ec.generate_private_key(ec.SECP256R1())
    called = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, f"Pipyard on {socket.gethostname()}"[:64])])
    outside = [one for one in names if _address(one) is None and not _within(one, HOME_DOMAINS)]
    permitted: list[x509.GeneralName] = [x509.DNSName(one) for one in [*HOME_DOMAINS, *outside]]
    permitted += [x509.IPAddress(ipaddress.ip_network(one)) for one in HOME_NETWORKS]
    permitted += [x509.IPAddress(ipaddress.ip_network(one)) for one in names if _foreign(one)]
    now = datetime.now(UTC)
    known = (
        x509.CertificateBuilder()
        .subject_name(called)
        .issuer_name(called)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=AUTHORITY_DAYS))
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .add_extension(_usage(signs=True), critical=True)
        .add_extension(x509.NameConstraints(permitted, None), critical=True)
        .add_extension(x509.SubjectKeyIdentifier.from_public_key(key.public_key()), critical=False)
        .sign(key, hashes.SHA256())
    )
    _write(private, _private(key))
    _write(public, _pem(known))
    return known, key


def _table(
    authority: x509.Certificate, signer: ec.EllipticCurvePrivateKey, names: Sequence[str]
) -> tuple[ec.EllipticCurvePrivateKey, x509.Certificate]:
    key = ec.generate_private_key(ec.SECP256R1())
    now = datetime.now(UTC)
    leaf = (
        x509.CertificateBuilder()
        .subject_name(x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "Pipyard")]))
        .issuer_name(authority.subject)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=TABLE_DAYS - 1))
        .add_extension(x509.BasicConstraints(ca=False, path_length=None), critical=True)
        .add_extension(_usage(signs=False), critical=True)
        .add_extension(x509.ExtendedKeyUsage([ExtendedKeyUsageOID.SERVER_AUTH]), critical=False)
        .add_extension(x509.SubjectAlternativeName([_general(one) for one in names]), critical=False)
        .add_extension(x509.SubjectKeyIdentifier.from_public_key(key.public_key()), critical=False)
        .add_extension(x509.AuthorityKeyIdentifier.from_issuer_public_key(signer.public_key()), critical=False)
        .sign(signer, hashes.SHA256())
    )
    return key, leaf


def _still_fits(files: Certificates, authority: x509.Certificate, names: Sequence[str]) -> bool:
    if not files.chain.exists() or not files.key.exists():
        return False
    leaf, *_ = x509.load_pem_x509_certificates(files.chain.read_bytes())
    said = leaf.extensions.get_extension_for_class(x509.SubjectAlternativeName).value
    known = {str(one.value) for one in said}
    try:
        leaf.verify_directly_issued_by(authority)
    except Exception:  # whatever is wrong with it, it is made anew
        return False
    return set(names) <= known and _lasts(leaf, RENEW_DAYS)


def _may_speak_for(authority: x509.Certificate, names: Sequence[str]) -> bool:
    permitted = authority.extensions.get_extension_for_class(x509.NameConstraints).value.permitted_subtrees or []
    domains = [str(one.value) for one in permitted if isinstance(one, x509.DNSName)]
    networks = [one.value for one in permitted if isinstance(one, x509.IPAddress)]
    for one in names:
        address = _address(one)
        if address is None:
            if not _within(one, domains):
                return False
        elif not any(address in network for network in networks if isinstance(network, ipaddress.IPv4Network | ipaddress.IPv6Network)):
            return False
    return True


def _lasts(certificate: x509.Certificate, days: int) -> bool:
    return certificate.not_valid_after_utc > datetime.now(UTC) + timedelta(days=days)


def _within(name: str, domains: Sequence[str]) -> bool:
    return any(name == domain or name.endswith(f".{domain}") for domain in domains)


def _address(name: str) -> Address | None:
    try:
        return ipaddress.ip_address(name)
    except ValueError:
        return None


def _foreign(name: str) -> bool:
    """Whether it is an address outside the networks of homes."""
    address = _address(name)
    return address is not None and not any(address in ipaddress.ip_network(one) for one in HOME_NETWORKS)


def _general(name: str) -> x509.GeneralName:
    address = _address(name)
    return x509.DNSName(name) if address is None else x509.IPAddress(address)


def _usage(signs: bool) -> x509.KeyUsage:
    return x509.KeyUsage(
        digital_signature=not signs,
        key_cert_sign=signs,
        crl_sign=signs,
        content_commitment=False,
        key_encipherment=False,
        data_encipherment=False,
        key_agreement=False,
        encipher_only=False,
        decipher_only=False,
    )


def _private(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())


def _pem(certificate: x509.Certificate) -> bytes:
    return certificate.public_bytes(serialization.Encoding.PEM)


def _write(file: Path, text: bytes) -> None:
    """Nobody else on this machine may read it, not even for a moment, and a crash leaves the old file or the new one."""
    unfinished = file.with_suffix(".new")
    unfinished.unlink(missing_ok=True)
    with os.fdopen(os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as opened:
        opened.write(text)
    unfinished.replace(file)
