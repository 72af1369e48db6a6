import { Outlet, useLocation } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { Page, Subject } from '../../../ui/page.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { GestionNavigation } from './gestion-navigation.tsx';
import { GESTION_GROUPS, type GestionSection } from './gestion-sections.ts';
import styles from './gestion.module.css';

const SECTIONS: readonly GestionSection[] = GESTION_GROUPS.flatMap(({ sections }) => [...sections]);

/** Parts of the management; each has an address and a title of its own and is loaded when it is opened. */
export function GestionFrame() {
  const t = useTranslations('gestion');
  const path = useLocation({ select: ({ pathname }) => pathname.replace(/\/$/, '') });
  const open = SECTIONS.find(({ to }) => to === path);
  return (
    <Subject value={open ? t(`tabs.${open.name}`) : null}>
      <Page title={t('title')} lead={t('lead')}>
        <div className={styles.frame}>
          <GestionNavigation open={open?.name ?? null} />
          <Stack gap="xl">
            <Outlet />
          </Stack>
        </div>
      </Page>
    </Subject>
  );
}
