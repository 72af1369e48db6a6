import { ApiError } from '../../../shared/http/api-error.ts';
import type { Faults } from './read-estimate.ts';

/** Places of the API's fields in the editor, where they differ. */
const MOVED: readonly (readonly [RegExp, string])[] = [
  [/^content\./, ''],
  [/^occasion\./, ''],
  [/^(items\.\d+\.)unitCents$/, '$1unit'],
  [/^(service|tip|deposit)\..*$/, '$1'],
  [/^(instalments\.\d+)\.(hundredths|cents)$/, '$1.value'],
];

/** The fields of the editor that a refusal is about, each with the rule that it breaks; none where it has to be said above them. */
export function findRefusedPaths(error: Error | null): Faults {
  if (!(error instanceof ApiError)) return {};
  return Object.fromEntries(
    error.fields.map(({ path, rule }) => [MOVED.reduce((at, [from, to]) => at.replace(from, to), path), rule]),
  );
}
