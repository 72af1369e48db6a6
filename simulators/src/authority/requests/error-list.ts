import { COMPANION_ID, findCatalogueError } from '@comptoir/websrm/requests/error-catalogue';
import { wasReceived } from '@comptoir/websrm/requests/outcome';

/** One entry of a reply's `listErr`. The companion entry has no return code; only bills have a number. */
export interface ListedError {
  noTrans?: string;
  id: string;
  mess: string;
  codRetour?: string;
}

/** Several findings of one kind about one bill make one entry, and one "contact your vendor" closes the list where one is due. */
export function errorList(errors: readonly { errorId: string; noTrans?: string | undefined }[]): ListedError[] {
  const entries = new Map<string, ListedError>();
  for (const { errorId, noTrans } of errors) entries.set(`${errorId} ${noTrans ?? ''}`, entry(errorId, noTrans));
  const companion = errors.some(({ errorId }) => findCatalogueError(errorId)?.companion);
  return companion ? [...entries.values(), entry(COMPANION_ID, undefined)] : [...entries.values()];
}

/** Returns true when a bill with these errors is received all the same: the second digit of each return code says so. */
export function isReceived(errors: readonly { errorId: string }[]): boolean {
  return wasReceived(errors.map(({ errorId }) => ({ codRetour: findCatalogueError(errorId)?.codRetour ?? undefined })));
}

function entry(errorId: string, noTrans: string | undefined): ListedError {
  const row = findCatalogueError(errorId);
  return {
    ...(noTrans === undefined ? {} : { noTrans }),
    id: errorId,
    mess: (row?.fr ?? errorId).slice(0, MESSAGE_LIMIT).trim(),
    ...(row?.codRetour ? { codRetour: row.codRetour } : {}),
  };
}

const MESSAGE_LIMIT = 128;
