import { expectReply } from '../comptoir/expect-reply.ts';
import type { Context } from '../context.ts';
import { isLinked, readTillRecord, saveTillRecord, type LinkedRecord, type TillRecord } from '../till/till-record.ts';
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
 * certificate expired or was refused gets another one.
 */
export async function enrolTill(context: Context, source: CodeSource): Promise<Enrolled> {
  return withTillFolder(context, source.till, async (folder) => {
    const record = await readTillRecord(folder);
    if (isLinked(record) && !(await needsLinking(context, folder, record))) return { record, isNew: false };
    const keys = await ensureKey(folder);
    const { activated, configuration } = await activateAndConfigure(context, folder, { record, source });
    const configured = await keepConfiguration(context, folder, { record: activated, fetched: configuration });
    const wish = { record: { ...configured, token: activated.token }, keys, configuration };
    const certificate = await requestCertificate(context, folder, wish);
    const { deviceNumber, thumbprint } = certificate;
    // the relay's chain is this till's only when it is the same device's
    const chain = configuration.device.deviceNumber === deviceNumber ? configuration.chain : NO_CHAIN;
    await withJournal(context, folder, (journal) =>
      journal.append({ kind: 'linked', deviceNumber, thumbprint, ...chain }),
    );
    const linked = { ...configured, token: activated.token, request: null, certificate };
    await saveTillRecord(folder, linked);
    if (!isLinked(linked)) throw new Error('a till with a certificate is linked');
    return { record: linked, isNew: true };
  });
}

const NO_CHAIN = { head: null, lastNoTrans: null };

/** A linked till is linked anew when its certificate no longer counts, or when Comptoir forgot it. */
async function needsLinking(context: Context, folder: string, record: LinkedRecord): Promise<boolean> {
  if (Date.parse(record.certificate.notAfter) <= context.now().getTime()) return true;
  if (await withJournal(context, folder, ({ state }) => Promise.resolve(state.certificateError !== null))) return true;
  return isForgotten(await fetchConfiguration(context, record.token));
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
