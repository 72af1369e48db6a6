import type { TypedEstimate } from './typed-estimate.ts';

/** Values and handlers of a part of the editor. */
export interface EditorPart {
  readonly typed: TypedEstimate;
  readonly change: (parts: Partial<TypedEstimate>) => void;
  /** Returns the fault of a field, in words. */
  readonly fault: (path: string) => string | undefined;
}

type TextName = 'name' | 'date' | 'time' | 'place' | 'persons' | 'balanceDueOn' | 'terms' | 'validUntil';

/** Binds a field of text. */
export const textField = ({ typed, change, fault }: EditorPart, name: TextName) => ({
  name,
  value: typed[name],
  error: fault(name),
  autoComplete: 'off',
  onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) =>
    change({ [name]: currentTarget.value }),
});
