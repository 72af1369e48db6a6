import type { OwnershipOfferDetail } from '@comptoir/contract/people/ownership';
import { useTranslations } from 'use-intl';
import { Banner } from '../../../ui/banner.tsx';
import { CheckField } from '../../../ui/check-field.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { Prose } from '../../../ui/prose.tsx';
import { Section } from '../../../ui/section.tsx';

/** People and ties that a business comes with. */
export type ComesWith = NonNullable<OwnershipOfferDetail['comesWith']>;

interface OwnershipTermsProps {
  readonly offer: OwnershipOfferDetail;
  readonly comesWith: ComesWith;
  /** Ids of people who are to lose their place. */
  readonly leaving: ReadonlySet<string>;
  readonly onLeaving: (leaving: ReadonlySet<string>) => void;
}

/** Everything that is accepted, said before it is: what changes, whose tax numbers it is, what stays linked and who stays. */
export function OwnershipTerms({ offer, comesWith, leaving, onLeaving }: OwnershipTermsProps) {
  const t = useTranslations('ownership');
  const { becomes, offeredBy } = offer;
  const { people, partner, hasProvider, devices, owes, isCertified } = comesWith;
  const isSold = becomes === 'sold';
  return (
    <>
      <Section title={t('what.title')}>
        <Prose>
          <ul>
            <li>{t('what.owner')}</li>
            <li>{t(`what.offerer.${becomes}`, { name: offeredBy })}</li>
            <li>{t(isSold ? 'what.cardGone' : 'what.cardStays')}</li>
            {owes ? <li>{t(isSold ? 'what.owedByYou' : 'what.owed')}</li> : null}
            <li>{t('what.evidence')}</li>
          </ul>
        </Prose>
      </Section>
      <Section title={t('taxes.title')}>
        <Banner tone="warning">{t(isCertified ? 'taxes.certified' : 'taxes.open')}</Banner>
      </Section>
      <Section title={t('links.title')}>
        <Prose>
          <ul>
            <li>{t('links.devices', { count: devices })}</li>
            <li>{hasProvider ? t('links.provider') : t('links.noProvider')}</li>
            <li>{partner ? t('links.partner', { name: partner }) : t('links.noPartner')}</li>
          </ul>
        </Prose>
      </Section>
      <People people={people} leaving={leaving} onLeaving={onLeaving} />
    </>
  );
}

type PeopleProps = Pick<OwnershipTermsProps, 'leaving' | 'onLeaving'> & Pick<ComesWith, 'people'>;

function People({ people, leaving, onLeaving }: PeopleProps) {
  const t = useTranslations('ownership.people');
  const toggle = (id: string): void => {
    const next = new Set(leaving);
    if (!next.delete(id)) next.add(id);
    onLeaving(next);
  };
  return (
    <Section title={t('title')} lead={people.length > 0 ? t('lead') : t('none')}>
      {people.length > 0 ? (
        <Stack>
          {people.map(({ id, name, right, mayLeave }) => (
            <CheckField
              key={id}
              required={false}
              checked={!leaving.has(id)}
              disabled={!mayLeave}
              onChange={() => toggle(id)}
              label={`${name} – ${t(`rights.${right}`)}`}
              hint={mayLeave ? null : t('ofProvider')}
            />
          ))}
        </Stack>
      ) : null}
    </Section>
  );
}
