import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSession } from '../../../shared/sessions/use-session.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Hint, Row } from '../../../ui/layout.tsx';
import { Section } from '../../../ui/section.tsx';
import { JoinDialog } from './join-dialog.tsx';

/** Another account of the same person: the one that the provider named, or any that they can prove. */
export function JoinSection() {
  const t = useTranslations('profile.join');
  const session = useSession();
  const joinable = session?.user?.joinable ?? null;
  const [open, setOpen] = useState<{ readonly joinable: string | null } | null>(null);
  const [isDone, setDone] = useState(false);
  const finish = (): void => {
    setDone(true);
    setOpen(null);
  };
  return (
    <Section title={t('section')} lead={joinable === null ? t('lead') : t('leadKnown', { email: joinable })}>
      {isDone ? (
        <Banner tone="success" announced="in-turn">
          {t('done', { email: session?.email ?? '' })}
        </Banner>
      ) : null}
      <Row gap="md" align="stretch">
        <Button variant="default" aria-haspopup="dialog" onClick={() => setOpen({ joinable })}>
          {t(joinable === null ? 'open' : 'openKnown')}
        </Button>
      </Row>
      <Hint size="md">
        {t('none')} <Link to="/reset-password">{t('reset')}</Link>
      </Hint>
      {open ? <JoinDialog joinable={open.joinable} onClose={() => setOpen(null)} onDone={finish} /> : null}
    </Section>
  );
}
