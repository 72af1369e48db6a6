import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode, type Ref } from 'react';
import { useTranslations } from 'use-intl';
import { Autocomplete } from '../../ui/autocomplete.tsx';
import { merchantQuery, pickedMerchantsQuery } from '../queries/base.ts';
import { useSession } from '../sessions/use-session.ts';
import { isOfNone } from './is-of-none.ts';
import { readRecentMerchants, type RecentMerchant } from './recent-merchants.ts';

/** A pause in typing after which it is searched. */
const TYPING_MS = 120;

/** Choice in the place of a merchant, where `all` is offered. */
export const ALL_MERCHANTS = 'all';

interface MerchantChoiceProps {
  readonly label: string;
  readonly placeholder: string;
  readonly value: string | null;
  readonly onChange: (merchantId: string) => void;
  readonly onClear?: () => void;
  /** The words of a first choice that is not one merchant. */
  readonly all?: string;
  readonly isLabelled?: boolean;
  readonly form?: { readonly error: ReactNode; readonly ref: Ref<HTMLInputElement> };
}

/**
 * A merchant chosen by typing: the server searches, by name, city or number. Before anything is typed it offers those that were last in
 * view, then the first by name.
 */
export function MerchantChoice({ value, placeholder, onChange, all, ...props }: MerchantChoiceProps) {
  const t = useTranslations('ui');
  const { userId } = useSession() ?? {};
  const [typed, setTyped] = useState('');
  /** Those of the moment at which the field was opened; null before. */
  const [recent, setRecent] = useState<readonly RecentMerchant[] | null>(null);
  const { found, hasMore, isPending } = useFound(typed.trim(), recent !== null);
  /** Picked merchant, by its name in the list: that of the merchant itself is still on its way. */
  const [picked, setPicked] = useState<RecentMerchant | null>(null);
  const chosen = useChosen(value, picked);
  const first = typed.trim() === '' ? (recent ?? []) : [];
  const options = [
    ...(all && typed.trim() === '' ? [{ value: ALL_MERCHANTS, label: all }] : []),
    ...first.map(({ id, name }) => ({ value: id, label: name })),
    ...found
      .filter(({ id }) => !first.some((before) => before.id === id))
      .map(({ id, company_name: name, city }) => ({ value: id, label: name, hint: city })),
  ];
  return (
    <Autocomplete
      {...props}
      placeholder={chosen.state ? t(chosen.state) : placeholder}
      noMatch={t('empty.noMatch')}
      found={t(hasMore ? 'foundSome' : 'found', { count: options.length })}
      options={options}
      value={value}
      onChange={(id) => {
        setPicked({ id, name: options.find((option) => option.value === id)?.label ?? '' });
        onChange(id);
      }}
      chosenLabel={chosen.name}
      search={{ onType: setTyped, onOpen: () => setRecent(readRecentMerchants(userId)), isPending }}
    />
  );
}

/** The name of what is chosen, or why it has none: another one is not meant, though none is shown. */
function useChosen(value: string | null, picked: RecentMerchant | null) {
  const { userId } = useSession() ?? {};
  // as in useMerchant: the shell would take away the screen that asks again, and bring it back to ask again
  const { data, error } = useQuery({ ...merchantQuery(value), retryOnMount: false });
  if (value === null || data) return { name: data?.company_name, state: null };
  if (isOfNone(error)) return { name: undefined, state: 'notFound' } as const;
  const known = [...(picked ? [picked] : []), ...readRecentMerchants(userId)].find(({ id }) => id === value);
  return { name: known?.name, state: error ? 'failed' : 'loading' } as const;
}

/** Finds merchants by the typed text; nothing is asked before the field is opened. */
function useFound(typed: string, isOpened: boolean) {
  const [settled] = useDebouncedValue(typed, TYPING_MS);
  const q = typed === '' ? '' : settled;
  const { data, isPlaceholderData, isError } = useQuery({ ...pickedMerchantsQuery(q), enabled: isOpened });
  const isThere = data !== undefined && !isPlaceholderData;
  return {
    found: data?.items ?? [],
    hasMore: typeof data?.nextCursor === 'string',
    isPending: q !== typed || !(isThere || isError),
  };
}
