import type { submitUserReport as call } from '@comptoir/contract/sales/device-api';
import { readDocumentText } from '@comptoir/websrm/receipts/document-text';
import { readUserReport } from '@comptoir/websrm/requests/read-user-report';
import { verifyUserReport } from '@comptoir/websrm/requests/user-report';
import type { z } from 'zod';
import type { AuthorityError, DocumentReply } from '../../../gateways/tax-authority/answers.ts';
import type { TaxAuthority } from '../../../gateways/tax-authority/tax-authority.ts';
import type { Announcements } from '../../../platform/database/announcements.ts';
import type { Database } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { writeLog } from '../../base/activity-log/write-log.ts';
import { scopeOfDevice, type CallingDevice } from './calling-device.ts';
import { errorFacts, explainError } from './explain-error.ts';
import type { FindSigningKey } from './find-signing-key.ts';
import { findUserReport, insertUserReport } from './user-reports.store.ts';

export interface UserReportDeps {
  readonly database: Database;
  readonly announcements: Announcements;
  readonly authority: TaxAuthority;
  readonly findSigningKey: FindSigningKey;
  readonly now: () => Date;
}

type Input = z.output<typeof call.body>;
type Reply = z.input<typeof call.reply>;

/**
 * Sends a till's user report to the authority, once, and keeps it with the answer. Source: SRM-47.
 * @throws AppError validation-failed when the report is not this till's, authority-unavailable when there is no answer
 */
export async function submitUserReport(deps: UserReportDeps, device: CallingDevice, input: Input): Promise<Reply> {
  const scope = scopeOfDevice(device);
  const known = await deps.database.transaction(scope, (tx) => findUserReport(tx, device.id, input.id));
  if (known) return replyOf(known);
  const numbers = await requireOwn(deps, device, input.document);
  const outcome = await deps.authority.sendDocument({ ...numbers, document: input.document });
  if (outcome.kind !== 'answer' || hasFailedItself(outcome.answer)) throw new AppError('authority-unavailable');
  const { answer, body } = outcome;
  const kept =
    answer.kind === 'taken' ? { number: answer.number, errors: [] } : { number: null, errors: answer.errors };
  const receivedAt = deps.now();
  await deps.database.transaction(scope, async (tx) => {
    const isNew = await insertUserReport(tx, { ...input, device, ...kept, reply: body, receivedAt });
    if (isNew) writeLog(tx, [{ ...ofDevice(device), occurredAt: receivedAt, record: recordOf(kept) }]);
  });
  deps.announcements.publish(device.merchantId);
  return replyOf(kept);
}

/** Return code 00: a fault of its own, after which the same is to be sent again. Source: SRM-39. */
const hasFailedItself = (answer: DocumentReply): boolean =>
  answer.kind === 'refused' && answer.errors.some(({ codRetour }) => codRetour === '00');

/** A report is signed by the device that it names, for the merchant whose tills it may speak for. */
async function requireOwn(deps: UserReportDeps, device: CallingDevice, document: string) {
  const { deviceNumber, gstNumber, qstNumber } = device;
  const fields = readFields(document);
  const isOwn = fields.get('IA') === deviceNumber && fields.get('RT') === gstNumber && fields.get('TQ') === qstNumber;
  const key = isOwn ? await deps.findSigningKey(device, fields.get('EM') ?? '') : null;
  const isSigned = key !== null && (await verifyUserReport(key, document));
  if (!isSigned || deviceNumber === null || gstNumber === null || qstNumber === null) {
    throw new AppError('validation-failed', [{ path: 'document', rule: 'invalid' }]);
  }
  return { deviceNumber, gstNumber, qstNumber };
}

/** What a report states; nothing unless it has every parameter in its form, for it is drawn from them. */
function readFields(document: string): Map<string, string> {
  try {
    readUserReport(document);
    return readDocumentText(document);
  } catch {
    return new Map();
  }
}

interface Answered {
  readonly number: string | null;
  readonly errors: readonly Pick<AuthorityError, 'id' | 'mess' | 'codRetour'>[];
}

const replyOf = ({ number, errors }: Answered): Reply =>
  number === null ? { state: 'refused', errors: errors.map(explainError) } : { state: 'taken', number };

const ofDevice = ({ merchantId, id: deviceId }: CallingDevice) => ({ merchantId, deviceId });

const recordOf = ({ number, errors }: { number: string | null; errors: readonly AuthorityError[] }) =>
  number === null
    ? ({ event: 'user-report-refused', facts: { errors: errorFacts(errors) } } as const)
    : ({ event: 'user-report-sent', facts: { number } } as const);
