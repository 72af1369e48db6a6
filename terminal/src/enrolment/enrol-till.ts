import { expectReply } from '../comptoir/expect-reply.ts';
import type { Context } from '../context.ts';
import { findCertificateTrouble } from '../till/certificate-trouble.ts';
import { nextKeyFile, removeOldKeys } from '../till/key-files.ts';
import {
  certifiedAs,
  isLinked,
  readTillRecord,
  saveTillRecord,
  type LinkedRecord,
  type TillRecord,
} from '../till/till-record.ts';
import { withJournal, withTillFolder } from '../till/with-till.ts';
import { activateTill, type CodeSource } from './activate-till.ts';
import { ensureKey } from './ensure-key.ts';
import { fetchConfiguration, keepConfiguration } from './fetch-configuration.ts';
import { requestCertificate } from './request-certificate.ts';

/** A till that is linked now, or was before. */
export interface Enrolled {
  readonly record: LinkedRecord;
  readonly isNew: boolean;
}

/**
 * Links a till: key, token, configuration, certificate, in this order, each on the disk before the next is asked for. Run
 * again after any interruption or refusal, it goes on where it stopped, with the same key and the same device. A till whose
 * certificate no longer counts gets another one, for another key.
 */
export async function enrolTill(context: Context, source: CodeSource): Promise<Enrolled> {
  return withTillFolder(context, source.till, async (folder) => {
    const record = await readTillRecord(folder);
    const standing = await findStanding(context, folder, record);
    if (standing === 'linked' && isLinked(record)) return { record, isNew: false };
    if (record.certificate === null) await ensureKey(folder, nextKeyFile(record));
    const { activated, configuration } = await activateAndConfigure(context, folder, { record, source });
    const configured = await keepConfiguration(context, folder, { record: activated, fetched: configuration });
    const isDead = standing === 'dead' || configuration.certificate.isRevoked;
    const keyFile = configured.certificate === null || isDead ? nextKeyFile(record) : configured.certificate.keyFile;
    const wish = { till: source.till, record: configured, keyFile, configuration };
    const certificate = await requestCertificate(context, folder, wish);
    const { deviceNumber, thumbprint } = certificate;
    // the relay's chain is this till's only when it is the same device's
    const chain = configuration.device.deviceNumber === deviceNumber ? configuration.chain : NO_CHAIN;
    await withJournal(context, folder, (journal) =>
      journal.append({ kind: 'linked', deviceNumber, thumbprint, ...chain }),
    );
    const linked = certifiedAs(configured, certificate);
    await saveTillRecord(folder, linked);
    await removeOldKeys(folder, linked);
    return { record: linked, isNew: true };
  });
}

const NO_CHAIN = { head: null, lastNoTrans: null };

type Standing = 'new' | 'linked' | 'forgotten' | 'dead';

/** A linked till is linked anew when its certificate no longer counts, or when Comptoir forgot it. */
async function findStanding(context: Context, folder: string, record: TillRecord): Promise<Standing> {
  if (!isLinked(record)) return 'new';
  const trouble = await withJournal(context, folder, ({ state }) =>
    Promise.resolve(findCertificateTrouble(record, state, context.now())),
  );
  if (trouble !== null) return 'dead';
  const answer = await fetchConfiguration(context, record.token);
  if (answer.kind === 'reply' && answer.reply.certificate.isRevoked) return 'dead';
  return isForgotten(answer) ? 'forgotten' : 'linked';
}

const isForgotten = (answer: Awaited<ReturnType<typeof fetchConfiguration>>): boolean =>
  answer.kind === 'refused' && answer.code === 'device-not-recognized';

/** A token that Comptoir no longer knows is as good as none: the till asks for another code. */
async function activateAndConfigure(
  context: Context,
  folder: string,
  { record, source }: { record: TillRecord; source: CodeSource },
) {
  if (record.token !== null) {
    const answer = await fetchConfiguration(context, record.token);
    if (!isForgotten(answer)) {
      const configuration = expectReply(answer, context.apiUrl);
      return { activated: { ...record, token: record.token }, configuration };
    }
  }
  const activated = await activateTill(context, folder, { record: { ...record, token: null }, source });
  const token = activated.token ?? '';
  const configuration = expectReply(await fetchConfiguration(context, token), context.apiUrl);
  return { activated: { ...activated, token }, configuration };
}
