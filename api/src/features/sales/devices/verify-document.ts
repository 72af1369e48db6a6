import type { DocumentKind } from '@comptoir/contract/sales/device-reports';
import { readUserReport } from '@comptoir/websrm/requests/read-user-report';
import {
  readThirdPartyDeclaration,
  verifyThirdPartyDeclaration,
} from '@comptoir/websrm/requests/third-party-declaration';
import { verifyUserReport } from '@comptoir/websrm/requests/user-report';
import type { webcrypto } from 'node:crypto';
import type { CallingDevice } from './calling-device.ts';
import type { FindSigningKey } from './find-signing-key.ts';

interface Kind {
  /** The certificate that a whole document names, when it may be this device's. Throws `RangeError` for one that is not whole: it is drawn from its parameters. */
  readonly thumbprintOf: (document: string, device: CallingDevice) => string | null;
  readonly verify: (key: webcrypto.CryptoKey, document: string) => Promise<boolean>;
}

const KINDS: Readonly<Record<DocumentKind, Kind>> = {
  'user-report': { thumbprintOf: reportedBy, verify: verifyUserReport },
  // a declaration names no device: who signed it made it
  'third-party-declaration': {
    thumbprintOf: (document) => readThirdPartyDeclaration(document).thumbprint,
    verify: verifyThirdPartyDeclaration,
  },
};

/** Returns true when a document is whole and this device has signed it, for the merchant whose devices it may speak for. Source: SRM-47, SRM-48. */
export async function isOwnDocument(
  findSigningKey: FindSigningKey,
  device: CallingDevice,
  { kind, document }: { readonly kind: DocumentKind; readonly document: string },
): Promise<boolean> {
  const { thumbprintOf, verify } = KINDS[kind];
  const thumbprint = readOrNull(() => thumbprintOf(document, device));
  const key = thumbprint === null ? null : await findSigningKey(device, thumbprint);
  return key !== null && verify(key, document);
}

/** Its GST number is the one that the business had then, as on a bill. */
function reportedBy(document: string, { deviceNumber, qstNumber }: CallingDevice): string | null {
  const { device, taxNumbers, thumbprint } = readUserReport(document).report;
  const isOwn = device.deviceNumber === deviceNumber && taxNumbers.noTVQ === qstNumber;
  return isOwn ? thumbprint : null;
}

function readOrNull(read: () => string | null): string | null {
  try {
    return read();
  } catch {
    return null;
  }
}
