import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { FormEvent } from 'react';
import { useForm, type DefaultValues, type FieldValues, type Path, type PathValue } from 'react-hook-form';
import { useSubmitOnce, type Mutate } from '../../lib/use-submit-once.ts';
import { findRefusedFields, type FieldOf, type RefusedField } from './find-refused-fields.ts';
import { readFields } from './read-fields.ts';
import { useRuleWords, type RuleWords } from './use-rule-words.ts';

/** What sends a form. */
export interface Call<Input, Data = unknown> {
  readonly mutate: Mutate<Data, Error, Input>;
  readonly error: Error | null;
  readonly isPending: boolean;
}

/** The rules of a form: a schema of zod, or rules of the domain in its place. */
export type Schema<Typed extends FieldValues, Read> = Parameters<
  typeof standardSchemaResolver<Typed, unknown, Read>
>[0];

interface Fields<Typed extends FieldValues, Read, Input, Data> {
  /** What is typed goes in, what is sent comes out. A message is the name of the rule, put into words when shown. */
  readonly schema: Schema<Typed, Read>;
  readonly initial: Typed;
  readonly call: Call<Input, Data>;
  /** `send` is the call's, and lets one out at a time. */
  readonly onSubmit: (read: Read, send: Call<Input, Data>['mutate']) => void;
  /** What this form says in words of its own, by rule or code. */
  readonly words?: RuleWords;
  readonly fieldOf?: FieldOf<Path<Typed>>;
  /** When a field is checked before the form is sent; not at all unless stated otherwise. */
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
  mode = 'onSubmit' as never,
}: Fields<Typed, Read, Input, Data>) {
  const say = useRuleWords(words);
  const methods = useForm<Typed, unknown, Read>({
    mode,
    resolver: standardSchemaResolver(schema),
    defaultValues: initial as DefaultValues<Typed>,
  });
  const { register, handleSubmit, setError, getValues, setValue, formState } = methods;
  const sendOnce = useSubmitOnce(call.mutate);
  const fields = { names: Object.keys(initial) as Path<Typed>[], fieldOf };

  /** Says faults at their fields, and goes to the first. */
  const showFaults = (faults: readonly RefusedField<Path<Typed>>[]): void =>
    faults.forEach(({ name, rule }, index) =>
      setError(name, { type: rule, message: rule }, { shouldFocus: index === 0 }),
    );
  const send: typeof call.mutate = (input, options = {}) =>
    sendOnce(input, {
      ...options,
      onError: (error, ...rest) => {
        showFaults(findRefusedFields(error, fields));
        options.onError?.(error, ...rest);
      },
    });
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    for (const [name, text] of Object.entries(readFields(event.currentTarget))) {
      const known = getValues(name as Path<Typed>);
      if (typeof known === 'string' && known !== text)
        setValue(name as Path<Typed>, text as PathValue<Typed, Path<Typed>>);
    }
    void handleSubmit((read) => onSubmit(read, send))(event);
  };

  return {
    methods,
    send,
    showFaults,
    form: {
      onSubmit: submit,
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
