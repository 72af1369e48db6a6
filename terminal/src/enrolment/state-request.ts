import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { DeviceConfiguration } from '@comptoir/contract/sales/device-api';
import { deviceSubject } from '@comptoir/websrm/certificates/certificate-subject';
import { createCsr } from '@comptoir/websrm/certificates/certificates';
import { toAllowedText } from '@comptoir/websrm/requests/allowed-text';
import type { TerminalRecord } from '../terminal/terminal-record.ts';
import type { KeyPair } from '../platform.ts';

export type StatedRequest = NonNullable<TerminalRecord['request']>;

/**
 * The certificate request for a key with the merchant's information as it is now: the one that was kept when it states that
 * already, so that after an interruption the very same is sent again, else a new one.
 */
export async function stateRequest(
  stored: StatedRequest | null,
  { keys, configuration }: { keys: KeyPair; configuration: DeviceConfiguration },
): Promise<StatedRequest> {
  const { authorizationCode, qstNumber, fileNumber, timeZone } = configuration.merchant;
  const subject = deviceSubject({
    authorizationCode,
    qstNumber,
    fileNumber,
    nickname: nickname(configuration.device),
    utcOffset: timeZone === 'America/Halifax' ? '-04:00' : '-05:00',
  });
  const states = bytesToHex(sha256(utf8ToBytes(JSON.stringify([subject, keys.spki]))));
  if (stored?.states === states) return stored;
  return { csr: await createCsr({ keys, subject, kind: 'device' }), states };
}

/** Returns the terminal's name that the merchant sees at the authority, distinct from another of that name. 8 to 32 characters. */
const nickname = ({ id, name }: DeviceConfiguration['device']): string =>
  `${toAllowedText(name, { max: 24 })} ${id.replaceAll('-', '').slice(-7)}`.trim();
