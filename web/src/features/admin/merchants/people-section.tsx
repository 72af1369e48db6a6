import { mailtoLink } from '@comptoir/domain/base/mail/mailto-link';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { Loaded } from '../../../shared/errors/loaded.tsx';
import { PERSON_TONES } from '../../../shared/people/person-tones.ts';
import { Section } from '../../../ui/section.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { useContacts } from './merchant-details.api.ts';
import styles from './merchant-details.module.css';

/** More than these are read on the screen of the contacts. */
const SHOWN = 6;

/** People who may sign in for the merchant, and their rights there. */
export function PeopleSection() {
  const t = useTranslations('merchantDetails.people');
  const tPeople = useTranslations('people');
  const contacts = useContacts();
  return (
    <Section title={t('title')} aside={<Link to="/contacts">{t('all')}</Link>}>
      <Loaded query={contacts} rows={2}>
        {({ items }) =>
          items.length === 0 ? (
            <Row as="p" gap="xs" align="baseline" tone="soft" size="sm">
              {t('none')}
            </Row>
          ) : (
            <Stack as="ul" gap="none">
              {items.slice(0, SHOWN).map(({ id, name, email, right, state }) => (
                <Row key={id} as="li" className={styles.row} gap="lg" align="baseline" justify="between" size="md">
                  <div>
                    <span>
                      <strong>{name}</strong> {right ? <small>{tPeople(`rights.${right}`)}</small> : null}
                    </span>
                    <Row as="span" gap="xs" align="baseline" tone="soft" size="sm">
                      {/* who came from the provider without one has an address that no mail reaches (RFC 2606) */}
                      {email.endsWith('.invalid') ? tPeople('noEmail') : <a href={mailtoLink(email)}>{email}</a>}
                    </Row>
                  </div>
                  <StatusBadge tone={PERSON_TONES[state]}>{tPeople(`state.${state}`)}</StatusBadge>
                </Row>
              ))}
            </Stack>
          )
        }
      </Loaded>
    </Section>
  );
}
