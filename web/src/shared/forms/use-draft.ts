import { useRouter } from '@tanstack/react-router';
import { useContext, useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { DialogTitle } from '../../ui/dialog.tsx';
import { sessionStore } from '../sessions/session-store.ts';
import { dropDraft, keepDraft, OPEN, readDraft, type Typed } from './drafts.ts';

/** Source that typed values are read from and put back into. */
export interface DraftSource {
  /** Subject of the form, where neither the address nor its dialog's title says. */
  readonly about?: string | undefined;
  /** The screen is for all who have its address: no one signs in to write. */
  readonly isOpen?: boolean;
  /** The form itself, where what is typed is read from its fields. */
  readonly form?: RefObject<HTMLFormElement | null>;
  /** As it was filled. */
  readonly initial: object;
  readonly read: () => object;
  readonly fill: (typed: Typed) => void;
  readonly follow: (onChange: () => void) => () => void;
  /** Registers a call for when what was typed has arrived. */
  readonly callWhenSent: (follow: () => void) => void;
}

/** Fields that are never kept: they prove who someone is, or that they mean it. */
const NEVER: ReadonlySet<string> = new Set([
  'password',
  'currentPassword',
  'newPassword',
  'code',
  'authorization_code',
  'typed',
]);

/**
 * Keeps what is typed into a form until it is sent: a dialog that was closed shows it again, and so does any form after its page was
 * loaded again or the session has ended by itself. Source: decision 176.
 */
export function useDraft(source: DraftSource | null) {
  const title = useContext(DialogTitle);
  const router = useRouter({ warn: false }) as ReturnType<typeof useRouter> | null;
  const [subject] = useState(() => subjectOf({ source, title, location: router?.state.location ?? window.location }));
  const [isRestored, setRestored] = useState(() => source !== null && readDraft(subject) !== null);

  const restore = useEffectEvent((): void => {
    const typed = source && readDraft(subject);
    if (typed) source.fill(typed);
  });
  const keep = useEffectEvent((): void => {
    if (!source) return;
    const typed = differing(source);
    if (Object.keys(typed).length > 0) return keepDraft(subject, typed);
    dropDraft(subject);
    setRestored(false);
  });
  const follow = useEffectEvent((): (() => void) => source?.follow(keep) ?? (() => undefined));
  const isKept = source !== null;

  useEffect(() => {
    if (!isKept) return;
    restore();
    return follow();
  }, [isKept]);
  useEffect(() => {
    source?.callWhenSent(() => dropDraft(subject));
  });

  const forget = (): void => {
    source?.fill({ ...source.initial });
    dropDraft(subject);
    setRestored(false);
  };
  return { isRestored, forget };
}

interface Place {
  readonly source: DraftSource | null;
  readonly title: string | null;
  readonly location: { readonly pathname: string; readonly search: unknown };
}

/** One form at one address, of one thing, by who acts: the words of a title hold the name of what it is about. */
function subjectOf({ source, title, location: { pathname, search } }: Place): string {
  const fields = Object.keys(source?.initial ?? {});
  if (source?.isOpen) return `${OPEN}${pathname} ${JSON.stringify([source.about, fields])}`;
  const { merchantId, open } = (typeof search === 'object' ? search : {}) as Readonly<Record<string, unknown>>;
  const actsFor = sessionStore.current()?.impersonateMerchantId ?? null;
  return `${pathname} ${JSON.stringify([actsFor, merchantId, open, title, source?.about, fields])}`;
}

function differing(source: DraftSource): Typed {
  const initial: Typed = { ...source.initial };
  const typed: Typed = { ...source.read() };
  const names = Object.keys(initial).filter(
    (name) => !NEVER.has(name) && JSON.stringify(typed[name]) !== JSON.stringify(initial[name]),
  );
  return Object.fromEntries(names.map((name) => [name, typed[name]]));
}
