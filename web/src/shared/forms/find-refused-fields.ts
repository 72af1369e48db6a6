import { ApiError, type FailureCode } from '../http/api-error.ts';

/** Failures that are about one field of a form. */
export type FieldOf<Name extends string> = Partial<Readonly<Record<FailureCode, Name>>>;

interface FormFields<Name extends string> {
  readonly names: readonly Name[];
  readonly fieldOf: FieldOf<Name>;
}

export interface RefusedField<Name extends string> {
  readonly name: Name;
  /** The rule that it breaks, or the failure's code. */
  readonly rule: string;
}

/** The fields of a form that a failure is about; none when any of it has to be said above the form. */
export function findRefusedFields<Name extends string>(
  error: Error | null,
  { names, fieldOf }: FormFields<Name>,
): readonly RefusedField<Name>[] {
  if (!(error instanceof ApiError)) return [];
  const only = fieldOf[error.code];
  if (only) return [{ name: only, rule: error.code }];
  const refused = error.fields.flatMap(({ path, rule }) => {
    const name = names.find((one) => path === one || path.endsWith(`.${one}`));
    return name ? [{ name, rule }] : [];
  });
  return refused.length === error.fields.length ? refused : [];
}
