import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { use, useState } from 'react';
import { useTranslations } from 'use-intl';
import { searchQuery } from '../shared/queries/base.ts';
import type { Session } from '../shared/sessions/session.ts';
import { signOut } from '../shared/profile/sign-out.ts';
import { useReader } from '../shared/sessions/use-reader.ts';
import { useSession } from '../shared/sessions/use-session.ts';
import { CommandBox, type OptionGroup } from '../ui/command-box.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { foundChoices, KINDS } from './found-choices.ts';
import { keepRecentChoice, readRecentChoices, type Choice } from './recent-choices.ts';
import { beginsWords, loadScreenWords, screenChoices } from './screen-choices.ts';
import { useMerchantInAddress } from './use-merchant-in-address.ts';

/** Leads nowhere, but out. */
const SIGN_OUT = 'sign-out';

/** A pause in typing after which the server is asked. */
const TYPING_MS = 120;

/**
 * Leads anywhere from anywhere. Screens are found in memory as one types; the server is asked once for merchants, and from three letters on
 * for everything else.
 */
export function SearchPalette({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('searchPalette');
  const session = useSession();
  return (
    <Dialog title={t('title')} onClose={onClose}>
      {session ? <Palette session={session} onClose={onClose} /> : null}
    </Dialog>
  );
}

interface PaletteProps {
  readonly session: Session;
  readonly onClose: () => void;
}

function Palette({ session, onClose }: PaletteProps) {
  const t = useTranslations('searchPalette');
  const { history } = useRouter();
  const [text, setText] = useState('');
  const { choices, isPending, isError } = useChoices(session, text.trim());
  const offered = [...choices.values()].flat();
  const groups = [...choices].flatMap(([name, found]): OptionGroup[] =>
    found.length === 0
      ? []
      : [
          {
            name,
            label: t(`groups.${name}`),
            // what was chosen lately may be offered as a page as well
            options: found.map((choice) => ({
              value: `${name} ${choice.href}`,
              label: choice.label,
              hint: choice.hint,
            })),
          },
        ],
  );
  const canSignOut = text.trim() !== '' && beginsWords(t('signOutWords'), text);
  if (canSignOut)
    groups.push({ name: 'actions', label: t('groups.actions'), options: [{ value: SIGN_OUT, label: t('signOut') }] });
  const choose = (value: string): void => {
    if (value === SIGN_OUT) return signOut();
    const choice = offered.find(({ href }) => value.endsWith(` ${href}`));
    if (!choice) return;
    keepRecentChoice(session.userId, choice);
    onClose();
    history.push(choice.href);
  };
  const found = isError ? t('failed') : t('found', { count: offered.length + (canSignOut ? 1 : 0) });
  return (
    <CommandBox
      label={t('label')}
      placeholder={t(session.role === 'merchant' ? 'placeholderOwn' : 'placeholder')}
      text={text}
      onType={setText}
      groups={groups}
      isPending={isPending}
      onChoose={choose}
      status={text.trim() === '' ? '' : isPending ? t('searching') : found}
    />
  );
}

type GroupName = 'recent' | 'screens' | (typeof KINDS)[number];

/** Returns the choices as they are offered: first those that need no server, so that nothing moves when its answer comes. */
function useChoices(session: Session, typed: string) {
  const named = use(loadScreenWords());
  const reader = useReader();
  const { merchantId } = useMerchantInAddress();
  const [recent] = useState(() => readRecentChoices(session.userId));
  const [settled] = useDebouncedValue(typed, TYPING_MS);
  const q = typed === '' ? '' : settled;
  const { data, isPlaceholderData, isError } = useQuery(searchQuery(q));
  const screens = screenChoices({ session, language: reader.language, named, text: typed, merchantId });
  const found = data && typed !== '' ? foundChoices(data, { role: session.role, reader }) : null;
  const choices = new Map<GroupName, readonly Choice[]>([
    ['recent', typed === '' ? recent : []],
    ['screens', screens],
    ...KINDS.map((kind) => [kind, found?.[kind] ?? []] as const),
  ]);
  const isThere = (data !== undefined && !isPlaceholderData) || isError;
  return { choices, isPending: typed !== '' && (q !== typed || !isThere), isError };
}
