import type { RequestKind } from './error-catalogue.ts';
import { checkHeaders } from './check-headers.ts';
import type { Transaction } from './transaction.ts';

/**
 * Values of the headers of a request.
 *
 * `origin` `SRV` only for a remote server's own certificate and tax validation requests; a relayed transaction says `SEV`.
 * `deviceNumber` `9999-9999-9999`, left out for `SRV`, `0000-0000-0000` for a first enrolment. `product`: the version that
 * *transmits*. `taxNumbers`: transactions and documents only. `transmission`: transactions only; `signature` is `SIGNATRANSM`,
 * `thumbprint` that of the certificate of the connection.
 */
export type RequestHeaderValues = {
  environment: 'DEV' | 'ESSAI' | 'PROD';
  testCase?: string;
  origin: 'SEV' | 'SRV';
  deviceNumber?: string;
  product: Transaction['SEV'];
  taxNumbers?: Transaction['noTax'];
  transmission?: { signature: string; thumbprint: string };
};

/**
 * The headers of one request to the authority, names in capitals, values as given.
 *
 * Throws `RangeError` naming the catalogue ids when a header that this request needs is missing, malformed or out of place:
 * such a request would be refused, so it is never made. Source: SRM-14.
 */
export function requestHeaders(kind: RequestKind, values: RequestHeaderValues): Record<string, string> {
  const headers = { ...commonHeaders(values), ...headersOfKind(kind, values) };
  const findings = checkHeaders(
    kind,
    Object.entries(headers).flat(),
    values.environment === 'PROD' ? 'production' : 'conformity',
  );
  if (findings.length > 0) {
    throw new RangeError(`headers would be refused: ${findings.map((one) => `${one.path} ${one.errorId}`).join(', ')}`);
  }
  return headers;
}

function commonHeaders(values: RequestHeaderValues): Record<string, string> {
  const { product } = values;
  return {
    'CONTENT-TYPE': 'application/json',
    ENVIRN: values.environment,
    CASESSAI: values.testCase ?? '000.000',
    APPRLINIT: values.origin,
    ...(values.deviceNumber === undefined ? {} : { IDAPPRL: values.deviceNumber }),
    IDSEV: product.idSEV,
    IDVERSI: product.idVersi,
    CODCERTIF: product.codCertif,
    IDPARTN: product.idPartn,
    VERSI: product.versi,
    VERSIPARN: product.versiParn,
  };
}

function headersOfKind(kind: RequestKind, values: RequestHeaderValues): Record<string, string> {
  const { taxNumbers, transmission } = values;
  const withTaxes = kind === 'transaction' || kind === 'document';
  return {
    ...(withTaxes && taxNumbers ? { NOTPS: taxNumbers.noTPS, NOTVQ: taxNumbers.noTVQ } : {}),
    ...(kind === 'transaction' && transmission
      ? { SIGNATRANSM: transmission.signature, EMPRCERTIFTRANSM: transmission.thumbprint }
      : {}),
  };
}
