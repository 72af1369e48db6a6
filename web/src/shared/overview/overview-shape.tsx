import { useTranslations } from 'use-intl';
import { ListSection } from '../../ui/list-section.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { ProblemTiles } from './problem-tiles.tsx';

/** Shape of the problems while they are on their way: tiles that lead nowhere yet. */
export function OverviewShape({ hasMails = false }: { readonly hasMails?: boolean }) {
  const t = useTranslations('overview');
  return (
    <ListSection title={t('problems')}>
      <div inert aria-hidden>
        <ProblemTiles counts={undefined} devices={0} unpaid={undefined} mails={undefined} hasMails={hasMails} />
      </div>
      <SkeletonRows count={4} />
    </ListSection>
  );
}
