import type { TypedEstimate } from './typed-estimate.ts';

/** What a part of the editor shows and changes. */
export interface EditorPart {
  readonly typed: TypedEstimate;
  readonly change: (parts: Partial<TypedEstimate>) => void;
  /** What is wrong at a field, in words. */
  readonly fault: (path: string) => string | undefined;
}

type TextName = 'name' | 'date' | 'time' | 'place' | 'persons' | 'balanceDueOn' | 'terms' | 'validUntil';

/** What a field of text is bound to. */
export const textField = ({ typed, change, fault }: EditorPart, name: TextName) => ({
  name,
  value: typed[name],
  error: fault(name),
  autoComplete: 'off',
  onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) =>
    change({ [name]: currentTarget.value }),
});
