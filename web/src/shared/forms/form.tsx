import {
  createContext,
  useContext,
  useEffect,
  useRef,
  type ComponentProps,
  type FormEvent,
  type ReactNode,
} from 'react';
import { Button } from '../../ui/button.tsx';
import { FormError } from '../errors/form-error.tsx';
import { RestoredText } from './restored-text.tsx';
import { useDraft, type DraftSource } from './use-draft.ts';
import styles from './form.module.css';

/** Props that `useFields` and `usePlainFields` know of a form, and that a form without fields states itself. */
export interface FormProps {
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  readonly isPending?: boolean;
  /** Error of an act that was not done, unless it is said at a field. */
  readonly error?: Error | null;
  /** Source of the typed values, where they are kept until they are sent. */
  readonly draft?: DraftSource | null;
}

interface FormFrameProps extends FormProps {
  /** Its first field has the focus as it comes. */
  readonly takesFocus?: boolean;
  /** As wide as passwords are, where nothing beside it says how wide. */
  readonly isNarrow?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

const Pending = createContext(false);

/** The one form: why it was not done stands on top, and its button works until the server has answered. */
export function Form({ onSubmit, isPending = false, error = null, takesFocus = false, ...frame }: FormFrameProps) {
  const { isRestored, forget } = useDraft(frame.draft ?? null);
  const own = useRef<HTMLFormElement>(null);
  const form = frame.draft?.form ?? own;
  useEffect(() => {
    if (takesFocus) form.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  }, [takesFocus, form]);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    // a dialog's form may to React stand within another one
    event.stopPropagation();
    onSubmit(event);
  };
  return (
    <form
      ref={form}
      noValidate
      className={`${styles.form} ${frame.isNarrow ? styles.narrow : ''} ${frame.className ?? ''}`}
      onSubmit={submit}
    >
      <Pending value={isPending}>
        <FormError error={error} />
        {isRestored ? <RestoredText onForget={forget} /> : null}
        {frame.children}
      </Pending>
    </form>
  );
}

/** Sends the form that it stands in. */
export const SubmitButton = (props: Omit<ComponentProps<typeof Button>, 'type' | 'loading'>) => (
  <Button {...props} type="submit" loading={useContext(Pending)} />
);
