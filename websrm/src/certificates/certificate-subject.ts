import 'reflect-metadata';
import { Name } from '@peculiar/x509';

/**
 * The distinguished name of a device or server certificate, by short name.
 *
 * `CN` the 10-digit identification number · `O` `RBC-`/`FOB-` + authorization code · `OU` QST number · `SN` the **surname** attribute
 * (2.5.4.4), the nickname shown to the operator – never `serialNumber` · `GN` givenName (2.5.4.42), the billing file number ·
 * `L` standard UTC offset · `ST` · `C`. A mandatory attribute that a foreign file lacks reads as `''`; an optional one is left out.
 *
 * Source: SRM-25.
 */
export type CertificateSubject = {
  CN: string;
  O?: string;
  OU?: string;
  SN: string;
  GN?: string;
  L: string;
  ST: string;
  C: string;
};

/** The standard UTC offset a device may state: Eastern or Atlantic time. Source: facts on the certificate request, attribute L. */
export type UtcOffset = '-05:00' | '-04:00';

/**
 * The subject of a till's certificate request, in the restaurant sector.
 *
 * `authorizationCode` `X9X9-X9X9`, `qstNumber` `9999999999TQ9999`, `fileNumber` `AA9999`, `nickname` 8–32 characters.
 * The identification number is the first ten digits of the QST number. Nothing is checked here: see `checkSubject`.
 */
export function deviceSubject(values: {
  authorizationCode: string;
  qstNumber: string;
  fileNumber: string;
  nickname: string;
  utcOffset: UtcOffset;
}): CertificateSubject {
  return {
    CN: values.qstNumber.slice(0, 10),
    O: `RBC-${values.authorizationCode}`,
    OU: values.qstNumber,
    SN: values.nickname,
    GN: values.fileNumber,
    L: values.utcOffset,
    ST: 'QC',
    C: 'CA',
  };
}

/**
 * The subject of a remote server's certificate request: no QST number and no file number.
 *
 * `identificationNumber` 10 digits, `utcOffset` `±hh:mm`. Source: facts on the certificate request, server column.
 */
export function serverSubject(values: {
  authorizationCode: string;
  identificationNumber: string;
  nickname: string;
  utcOffset: string;
  province?: string;
  country?: string;
}): CertificateSubject {
  return {
    CN: values.identificationNumber,
    O: `FOB-${values.authorizationCode}`,
    SN: values.nickname,
    L: values.utcOffset,
    ST: values.province ?? 'QC',
    C: values.country ?? 'CA',
  };
}

/** The subject as an X.509 name in the order the authority's own sample gives: C, ST, L, GN, OU, SN, O, CN. */
export function encodeSubject(subject: CertificateSubject): Name {
  return new Name(
    ENCODING_ORDER.flatMap((key) => {
      const value = subject[key];
      if (value === undefined) return [];
      return [{ [OID[key]]: [key === 'C' ? { printableString: value } : { utf8String: value }] }];
    }),
  );
}

/** Reads a name in any order. Throws `RangeError` when an attribute appears twice: which one counts would be a guess. */
export function decodeSubject(name: Name): CertificateSubject {
  const read = (key: keyof CertificateSubject): string | undefined => {
    const values = name.getField(OID[key]);
    if (values.length > 1) throw new RangeError(`certificate subject repeats ${key}`);
    return values[0];
  };
  const O = read('O');
  const OU = read('OU');
  const GN = read('GN');
  return {
    CN: read('CN') ?? '',
    SN: read('SN') ?? '',
    L: read('L') ?? '',
    ST: read('ST') ?? '',
    C: read('C') ?? '',
    ...(O === undefined ? {} : { O }),
    ...(OU === undefined ? {} : { OU }),
    ...(GN === undefined ? {} : { GN }),
  };
}

const OID = {
  CN: '2.5.4.3',
  O: '2.5.4.10',
  OU: '2.5.4.11',
  SN: '2.5.4.4',
  GN: '2.5.4.42',
  L: '2.5.4.7',
  ST: '2.5.4.8',
  C: '2.5.4.6',
} as const satisfies Record<keyof CertificateSubject, string>;

const ENCODING_ORDER = ['C', 'ST', 'L', 'GN', 'OU', 'SN', 'O', 'CN'] as const;
