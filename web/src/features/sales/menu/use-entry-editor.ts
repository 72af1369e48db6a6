import type { MenuEntryView } from '@comptoir/contract/sales/menu';
import type { MenuContent, MenuKind } from '@comptoir/domain/sales/menu/menu-entry';
import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useRuleWords } from '../../../shared/forms/use-rule-words.ts';
import { useStateDraft } from '../../../shared/forms/use-state-draft.ts';
import { useAddress } from '../../../shared/lists/use-address.ts';
import { useMerchant } from '../../../shared/merchants/use-merchant.ts';
import type { Conflict } from './merge-contents.ts';
import { readEntry } from './read-entry.ts';
import { WITHOUT } from './read-menu-search.ts';
import { emptyEntry, typeEntry, type TypedEntry } from './typed-entry.ts';
import { useRules } from './use-rules.ts';
import { useSendEntry } from './use-send-entry.ts';

interface Editing {
  readonly kind: MenuKind;
  /** As it is now; null for a new one, and once another person has removed it. */
  readonly entry: MenuEntryView | null;
  readonly entries: readonly MenuEntryView[];
  readonly onClose: () => void;
}

/** Keeps what is typed of an entry, sends it, and shows what another person has changed meanwhile. */
export function useEntryEditor({ kind, entry, entries, onClose }: Editing) {
  const typing = useTyping();
  const [base, setBase] = useState(() => (entry ? baseOf(entry) : null));
  const [initial] = useState(() => (base ? typeEntry(base, typing()) : emptyEntry(kind, typing().category)));
  const [typed, setTyped] = useState(initial);
  const { draft, sent } = useStateDraft({
    typed,
    initial,
    about: `${kind} ${base?.code ?? ''}`,
    onFill: (kept) => setTyped((before) => ({ ...before, ...kept })),
  });
  const { send, mine, refused, failures, forget, ...sending } = useSendEntry(kind, () => {
    sent();
    onClose();
  });
  const { form, checks, check } = useChecks(failures);
  const read = () => {
    const taken = new Set(entries.filter((one) => one.kind === kind).map(({ code }) => code));
    return readEntry(typed, { ...typing(), kind, base: base?.content ?? null, taken });
  };
  const shown = read();
  const code = base?.code ?? shown.code;
  const isRemoved = base !== null && entry === null;

  const submit = (): void => {
    const { content, faults } = read();
    check();
    const revision = isRemoved ? null : (base?.revision ?? null);
    if (Object.keys(faults).length === 0) send(content, { code, revision });
  };
  /** Goes on with what was chosen field by field, over the entry as it is now. */
  const settle = (content: MenuContent): void => {
    if (!entry) return;
    setBase(baseOf(entry));
    setTyped(typeEntry({ code: entry.code, content }, typing()));
    sending.back();
    send(content, entry);
  };
  const say = useRuleWords(useRules());
  return {
    form,
    typed,
    /** Code that a new entry gets, empty until there is a name; or that of one that there is. */
    code,
    name: (base ?? shown).content.name,
    isNew: base === null,
    isRemoved,
    draft,
    submit,
    settle,
    ...sending,
    conflict: conflictOf(mine, { entry, base }),
    fault: (path: string) => (checks > 0 ? say({ ...shown.faults, ...refused }[path]) : undefined),
    change: (parts: Partial<TypedEntry>): void => {
      setTyped((before) => ({ ...before, ...parts }));
      forget();
    },
  };
}

/** A part of the editor: what is typed, how it is changed, and what is wrong at a field. */
export type EntryPart = Pick<ReturnType<typeof useEntryEditor>, 'typed' | 'change' | 'fault'> & {
  readonly entries: readonly MenuEntryView[];
};

/** An entry as the editor begins with it. */
function baseOf({ code, revision, place: _place, isOut: _isOut, ...content }: MenuEntryView) {
  return { code, revision, content };
}

/** Puts what was typed beside what another person saved meanwhile; null where nobody did. */
function conflictOf(
  mine: MenuContent | null,
  { entry, base }: { readonly entry: MenuEntryView | null; readonly base: ReturnType<typeof baseOf> | null },
): Conflict | null {
  return mine && entry && base ? { mine, theirs: baseOf(entry).content, began: base.content } : null;
}

/** Clock, mark of decimals and category with which one types here. */
function useTyping() {
  const language = useLanguage();
  const zone = useMerchant().data?.time_zone ?? 'America/Montreal';
  const { category } = useAddress().search;
  const mark = language === 'fr' ? ',' : '.';
  return () => ({ zone, mark, now: new Date(), category: category === WITHOUT ? '' : category }) as const;
}

/** Attempts to save: each time the first fault gets the focus, and at no other. */
function useChecks(failures: number) {
  const form = useRef<HTMLDivElement>(null);
  const [checks, setChecks] = useState(0);
  useEffect(() => {
    if (checks + failures > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [checks, failures]);
  return { form, checks, check: () => setChecks((count) => count + 1) };
}
