import { useLocation } from '@tanstack/react-router';
import { useDeferredValue, useState } from 'react';
import { useTranslations } from 'use-intl';
import { GUIDE_TAGS } from '../../../shared/guides/guide-tags.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Filters } from '../../../ui/filters.tsx';
import { SearchIcon } from '../../../ui/icons.tsx';
import { Page } from '../../../ui/page.tsx';
import { ResultCount } from '../../../ui/result-count.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { FaqAnswer } from './faq-answer.tsx';
import styles from './faq.module.css';
import { useFacts } from './use-facts.ts';
import { findAnswers } from './find-answers.ts';

/** An answer's words without its tags. */
const WORDS = Object.fromEntries(Object.keys(GUIDE_TAGS).map((tag) => [tag, (text: string) => ` ${text} `]));

/** Questions and answers, to browse, to search and to link to. */
export function FaqPage() {
  const t = useTranslations('faq');
  const tEmpty = useTranslations('ui.empty');
  const facts = useFacts();
  const named = useLocation({ select: ({ hash }) => hash });
  const [typed, setTyped] = useState('');
  const wanted = useDeferredValue(typed);
  const found = findAnswers(
    wanted,
    (id) => `${t(`items.${id}.question`)} ${t.markup(`items.${id}.answer`, { ...WORDS, ...facts })}`,
  );
  const count = found.reduce((sum, { ids }) => sum + ids.length, 0);
  const words = t('count', { count });

  return (
    <Page title={t('title')} lead={t('lead')}>
      <Filters label={t('search')} count={words}>
        <SearchField label={t('search')} placeholder={t('placeholder')} value={typed} onChange={setTyped} />
      </Filters>
      <ResultCount wanted={wanted} count={count} words={words} />
      {found.map(({ group, ids }) => (
        <section key={group} className={styles.group} aria-labelledby={`group-${group}`}>
          <h2 id={`group-${group}`}>{t(`groups.${group}`)}</h2>
          <Stack gap="none" frame="card">
            {ids.map((id) => (
              <FaqAnswer key={id} id={id} isNamed={id === named} facts={facts} />
            ))}
          </Stack>
        </section>
      ))}
      {count === 0 ? (
        <EmptyState icon={<SearchIcon size={24} />} title={tEmpty('noMatch')}>
          {t.rich('noMatch', GUIDE_TAGS)}
        </EmptyState>
      ) : null}
    </Page>
  );
}
