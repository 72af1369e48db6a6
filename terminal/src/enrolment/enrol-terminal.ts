import { isRefused } from '../comptoir/call-endpoint.ts';
import { expectReply } from '../comptoir/expect-reply.ts';
import type { Folder } from '../platform.ts';
import type { Context } from '../context.ts';
import { findCertificateTrouble } from '../terminal/certificate-trouble.ts';
import {
  certifiedAs,
  isLinked,
  nextKeyFile,
  readTerminalRecord,
  removeOldKeys,
  saveTerminalRecord,
  type LinkedRecord,
  type TerminalRecord,
} from '../terminal/terminal-record.ts';
import { withJournal, withTerminalFolder } from '../terminal/with-terminal.ts';
import { activateTerminal, type CodeSource } from './activate-terminal.ts';
import { TerminalError } from '../terminal-error.ts';
import { fetchConfiguration, saveConfiguration } from './fetch-configuration.ts';
import { requestCertificate } from './request-certificate.ts';

/** A terminal that is linked now, or was before. */
export interface Enrolled {
  readonly record: LinkedRecord;
  readonly isNew: boolean;
}

/**
 * Links a terminal: key, token, configuration, certificate, in this order, each on the disk before the next is asked for. Run
 * again after any interruption or refusal, it goes on where it stopped, with the same key and the same device. A terminal whose
 * certificate no longer counts gets another one, for another key.
 */
export async function enrolTerminal(context: Context, source: CodeSource): Promise<Enrolled> {
  return withTerminalFolder(context, source.terminal, async (folder) => {
    const record = await readTerminalRecord(folder);
    const standing = await findStanding(context, folder, record);
    if (standing === 'linked' && isLinked(record)) return { record, isNew: false };
    if (record.certificate === null) await folder.keys.ensure(nextKeyFile(record));
    const { activated, configuration } = await activateAndConfigure(context, folder, { record, source });
    const stated = stateNumber(activated, { typed: source.deviceNumber, existing: configuration.device.deviceNumber });
    const configured = await saveConfiguration(context, folder, { record: stated, fetched: configuration });
    const isDead = standing === 'dead' || configuration.certificate.isRevoked;
    const keyFile = configured.certificate === null || isDead ? nextKeyFile(record) : configured.certificate.keyFile;
    const input = { terminal: source.terminal, record: configured, keyFile, configuration };
    const certificate = await requestCertificate(context, folder, input);
    const { deviceNumber, thumbprint } = certificate;
    // the relay's chain is this terminal's only when it is the same device's
    const chain = configuration.device.deviceNumber === deviceNumber ? configuration.chain : NO_CHAIN;
    await withJournal(context, folder, (journal) =>
      journal.append({ kind: 'linked', deviceNumber, thumbprint, ...chain }),
    );
    const linked = certifiedAs(configured, certificate);
    await saveTerminalRecord(folder, linked);
    await removeOldKeys(folder, linked);
    return { record: linked, isNew: true };
  });
}

const NO_CHAIN = { head: null, lastNoTrans: null };

/** A device has one number for life: the one that Comptoir knows of it, else the one that a person knows. Source: SRM-27. */
function stateNumber<Kept extends TerminalRecord>(
  record: Kept,
  { typed, existing }: { typed: string | undefined; existing: string | null },
): Kept {
  if (typed === undefined) return record;
  if (existing !== null && existing !== typed)
    throw new TerminalError((texts) => texts.otherDeviceNumber(existing, typed));
  return { ...record, statedNumber: typed };
}

type Standing = 'new' | 'linked' | 'forgotten' | 'dead';

/** A linked terminal is linked again when its certificate no longer counts, or when Comptoir forgot it. */
async function findStanding(context: Context, folder: Folder, record: TerminalRecord): Promise<Standing> {
  if (!isLinked(record)) return 'new';
  const trouble = await withJournal(context, folder, ({ state }) =>
    Promise.resolve(findCertificateTrouble(record, state, context.now())),
  );
  if (trouble !== null) return 'dead';
  const answer = await fetchConfiguration(context, { folder, record });
  if (answer.ok && answer.value.certificate.isRevoked) return 'dead';
  return isRefused(answer, 'device-not-recognized') ? 'forgotten' : 'linked';
}

/** A token that Comptoir no longer knows is as good as none: the terminal asks for another code. */
async function activateAndConfigure(
  context: Context,
  folder: Folder,
  { record, source }: { record: TerminalRecord; source: CodeSource },
) {
  const { token: existing } = record;
  if (existing !== null) {
    const answer = await fetchConfiguration(context, { folder, record: { token: existing } });
    if (!isRefused(answer, 'device-not-recognized')) {
      const configuration = expectReply(answer, context.apiUrl);
      return { activated: { ...record, token: existing }, configuration };
    }
  }
  const activated = await activateTerminal(context, folder, { record: { ...record, token: null }, source });
  const token = activated.token ?? '';
  const configuration = expectReply(await fetchConfiguration(context, { folder, record: { token } }), context.apiUrl);
  return { activated: { ...activated, token }, configuration };
}
