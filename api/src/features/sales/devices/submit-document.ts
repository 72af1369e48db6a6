import type { submitUserReport as call } from '@comptoir/contract/sales/device-api';
import type { DocumentKind } from '@comptoir/contract/sales/device-reports';
import type { z } from 'zod';
import type { Dependencies } from '../../../dependencies.ts';
import type { AuthorityError, DocumentReply } from '../../../gateways/tax-authority/answers.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { writeLog } from '../../base/record/write-log.ts';
import { scopeOfDevice, type CallingDevice } from './calling-device.ts';
import { explainError } from '../../../gateways/tax-authority/explain-error.ts';
import { recordDocument } from './record-document.ts';
import { findUserReport, insertUserReport } from './user-reports.store.ts';
import { isOwnDocument } from './verify-document.ts';

export type DocumentDeps = Pick<Dependencies, 'database' | 'announcements' | 'authority' | 'findSigningKey' | 'now'>;

type Input = z.output<typeof call.body> & { readonly kind: DocumentKind };
type Reply = z.input<typeof call.reply>;

/**
 * Sends what a till has signed besides bills to the authority, once, and keeps it with the answer. Source: SRM-47, SRM-48.
 * @throws AppError validation-failed when the document is not this till's, authority-unavailable when there is no answer
 */
export async function submitDocument(deps: DocumentDeps, device: CallingDevice, input: Input): Promise<Reply> {
  const scope = scopeOfDevice(device);
  const known = await deps.database.transaction(scope, (tx) => findUserReport(tx, device.id, input.id));
  if (known) return replyOf(known);
  const numbers = await requireOwn(deps, device, input);
  const outcome = await deps.authority.sendDocument({ ...numbers, kind: input.kind, document: input.document });
  if (outcome.kind !== 'answer' || hasFailedItself(outcome.answer)) throw new AppError('authority-unavailable');
  const { answer, body } = outcome;
  const kept =
    answer.kind === 'taken' ? { number: answer.number, errors: [] } : { number: null, errors: answer.errors };
  const receivedAt = deps.now();
  await deps.database.transaction(scope, async (tx) => {
    const isNew = await insertUserReport(tx, { ...input, device, ...kept, reply: body, receivedAt });
    if (isNew) writeLog(tx, [{ ...ofDevice(device), occurredAt: receivedAt, record: recordDocument(input, kept) }]);
  });
  deps.announcements.publish(device.merchantId);
  return replyOf(kept);
}

/** Return code 00: a fault of its own, after which the same is to be sent again. Source: SRM-39. */
const hasFailedItself = (answer: DocumentReply): boolean =>
  answer.kind === 'refused' && answer.errors.some(({ codRetour }) => codRetour === '00');

async function requireOwn(deps: DocumentDeps, device: CallingDevice, input: Input) {
  const { deviceNumber, gstNumber, qstNumber } = device;
  const isOwn = await isOwnDocument(deps.findSigningKey, device, input);
  if (!isOwn || deviceNumber === null || gstNumber === null || qstNumber === null) {
    throw new AppError('validation-failed', [{ path: 'document', rule: 'invalid' }]);
  }
  return { deviceNumber, gstNumber, qstNumber };
}

interface Answered {
  readonly number: string | null;
  readonly errors: readonly Pick<AuthorityError, 'id' | 'mess' | 'codRetour'>[];
}

const replyOf = ({ number, errors }: Answered): Reply =>
  number === null ? { state: 'refused', errors: errors.map(explainError) } : { state: 'taken', number };

const ofDevice = ({ merchantId, id: deviceId }: CallingDevice) => ({ merchantId, deviceId });
