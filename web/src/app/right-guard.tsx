import { Link, useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useSession } from '../shared/sessions/use-session.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { InfoIcon } from '../ui/icons.tsx';
import { Page } from '../ui/page.tsx';
import { HOME } from './paths.ts';
import { rightMissingFor } from './screen-access.ts';
import { screenAt } from './paths.ts';

/** Shows a screen to those who have the right to it, and says to others which right it takes, as soon as their right changes. */
export function RightGuard({ children }: { readonly children: ReactNode }) {
  const t = useTranslations('app');
  const session = useSession();
  const screen = useRouterState({ select: ({ matches }) => screenAt(matches.at(-1)?.fullPath) });
  const needed = session && screen && rightMissingFor(screen);
  if (!needed || !session.merchantRight) return children;
  return (
    <Page title={t(`noRight.title.${needed}`)}>
      <EmptyState icon={<InfoIcon />} title={t('noRight.lead')} action={<Link to={HOME}>{t('notFound.back')}</Link>}>
        {t('noRight.text', { right: t(`account.rights.${session.merchantRight}`) })}
      </EmptyState>
    </Page>
  );
}
