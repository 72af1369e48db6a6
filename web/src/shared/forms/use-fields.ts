import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { FormEvent } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldValues,
  type Path,
  type PathValue,
  type UseFormReturn,
} from 'react-hook-form';
import type { Mutate } from '../../lib/use-call-once.ts';
import { findRefusedFields, type FieldOf, type RefusedField } from './find-refused-fields.ts';
import { readFields } from './read-fields.ts';
import { useDraftSource } from './use-draft-source.ts';
import { useRuleWords, type RuleWords } from './use-rule-words.ts';

/** Mutation that sends a form. */
export interface Call<Input, Data = unknown> {
  readonly mutateAsync: (...sent: Parameters<Mutate<Data, Error, Input>>) => Promise<Data>;
  readonly error: Error | null;
  readonly isPending: boolean;
}

/** The rules of a form: a schema of zod, or rules of the domain in its place. */
export type Schema<Typed extends FieldValues, Read> = Parameters<
  typeof standardSchemaResolver<Typed, unknown, Read>
>[0];

interface Fields<Typed extends FieldValues, Read, Input, Data> {
  /** Turns typed values into those that are sent. A message is the name of the rule, put into words when shown. */
  readonly schema: Schema<Typed, Read>;
  readonly initial: Typed;
  readonly call: Call<Input, Data>;
  /** `send` is the call's, and says at the fields what the server refuses of them. */
  readonly onSubmit: (read: Read, send: Mutate<Data, Error, Input>) => void;
  /** Words of this form's own, by rule or code. */
  readonly words?: RuleWords;
  readonly fieldOf?: FieldOf<Path<Typed>>;
  /**
   * Sets the form apart from others like it, so that what is typed is kept: stated where neither the address nor the title of its
   * dialog does. Null where nothing is typed that is worth keeping, or nothing may be.
   */
  readonly about?: string | null;
  /** Moment of a check before the form is sent; none unless stated otherwise. */
  readonly mode?: 'onTouched';
}

/**
 * A form by its schema: what it breaks is said at the fields, of which the first gets the focus, and so is what the server
 * refuses of them. Every field is required unless the screen says `required={false}`.
 */
export function useFields<Typed extends FieldValues, Read, Input, Data>({
  schema,
  initial,
  call,
  onSubmit,
  words,
  fieldOf = {},
  about,
  mode = 'onSubmit' as never,
}: Fields<Typed, Read, Input, Data>) {
  const say = useRuleWords(words);
  const methods = useForm<Typed, unknown, Read>({
    mode,
    resolver: standardSchemaResolver(schema),
    defaultValues: initial as DefaultValues<Typed>,
  });
  const { register, handleSubmit, setError, formState } = methods;
  const draft = useDraftSource(methods, { initial, about: about ?? undefined });
  const fields = { names: Object.keys(initial) as Path<Typed>[], fieldOf };

  /** Says faults at their fields, and goes to the first. */
  const showFaults = (faults: readonly RefusedField<Path<Typed>>[]): void =>
    faults.forEach(({ name, rule }, index) =>
      setError(name, { type: rule, message: rule }, { shouldFocus: index === 0 }),
    );
  const send: Mutate<Data, Error, Input> = (input, options = {}) =>
    void call
      .mutateAsync(input, {
        ...options,
        onError: (error, ...rest) => {
          showFaults(findRefusedFields(error, fields));
          options.onError?.(error, ...rest);
        },
      })
      // also where the form was left meanwhile; why it failed stands in the call
      .then(draft.sent, () => undefined);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    takeUnheard(methods, event.currentTarget);
    void handleSubmit((read) => onSubmit(read, send))(event);
  };

  return {
    methods,
    send,
    showFaults,
    form: {
      onSubmit: submit,
      draft: about === null ? null : draft,
      isPending: call.isPending,
      error: findRefusedFields(call.error, fields).length > 0 ? null : call.error,
    },
    field: <Name extends Path<Typed>>(name: Name) => ({
      ...register(name),
      // a list shows its first choice as long as it is told no other
      defaultValue: initial[name],
      required: true,
      error: say(formState.errors[name]?.message as string | undefined),
    }),
  };
}

/** Takes over what a password manager has put into the fields without an event. */
function takeUnheard<Typed extends FieldValues, Read>(
  { getValues, setValue }: UseFormReturn<Typed, unknown, Read>,
  form: HTMLFormElement,
): void {
  for (const [name, text] of Object.entries(readFields(form))) {
    const known = getValues(name as Path<Typed>);
    if (typeof known === 'string' && known !== text)
      setValue(name as Path<Typed>, text as PathValue<Typed, Path<Typed>>);
  }
}
