import type { EmployeeView } from '@comptoir/contract/sales/employees';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { GUIDE_TAGS } from '../../../shared/guides/guide-tags.tsx';
import { usePermission } from '../../../shared/access/permission.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Hint } from '../../../ui/layout.tsx';
import { useHindrance } from './employees.api.ts';

interface OfEmployeesProps {
  readonly employees: readonly EmployeeView[];
}

/** Notices about several employees, said once: what they wait for, numbers that are not right, and who may act. */
export function EmployeeNotices({ employees }: OfEmployeesProps) {
  const t = useTranslations('employees.notices');
  const canDeclare = usePermission('declare-employee');
  return (
    <>
      <InvalidNumbers employees={employees} />
      <Waiting employees={employees} />
      {canDeclare ? null : <Hint size="md">{t('theirs')}</Hint>}
    </>
  );
}

function Waiting({ employees }: OfEmployeesProps) {
  const t = useTranslations('employees.notices');
  const hindrance = useHindrance();
  const count = employees.filter(({ declaration }) => declaration.state === 'waiting').length;
  if (hindrance && employees.some(isToAsk)) return <Banner tone="warning">{t.rich(hindrance, GUIDE_TAGS)}</Banner>;
  if (count === 0) return null;
  return <Banner tone="info">{t('waiting', { count })}</Banner>;
}

/** True when the authority is to be asked about them, by itself or by hand. */
const isToAsk = ({ declaration: { state } }: EmployeeView): boolean =>
  state === 'waiting' || state === 'refused' || state === 'to-withdraw';

function InvalidNumbers({ employees }: OfEmployeesProps) {
  const t = useTranslations('employees.notices');
  const canCorrect = usePermission('edit-merchant');
  const invalid = new Set(employees.flatMap(({ declaration }) => declaration.invalidTaxNumbers));
  const [field] = invalid;
  if (!field) return null;
  return (
    <Banner
      tone="warning"
      action={
        canCorrect ? (
          <Link to="/merchant" search={{ field }}>
            {t('check')}
          </Link>
        ) : null
      }
    >
      {t(`invalid.${invalid.size > 1 ? 'both' : field}`)}
    </Banner>
  );
}
