import type { Bank, LocalService } from '../entities/service.ts';

const verified_on = '2026-11-20';

type Facts = Pick<LocalService, 'name' | 'original_term' | 'description' | 'icon'> & {
  link: string;
  more?: LocalService['more'];
};

/** A service whose official place is the source of its facts too. */
export const service = ({ more = [], ...facts }: Facts): LocalService => ({
  ...facts,
  more,
  banks: null,
  source_url: facts.link,
  verified_on,
});

/** A further official place, by the front page of its site. */
export const place = (label: string, host: string) => ({ label, url: `https://${host}/` });

/** The banks of a country. */
export const banks = (
  {
    original_term,
    description,
    source_url,
  }: Pick<LocalService, 'original_term' | 'description' | 'source_url'>,
  list: Bank[],
): LocalService => ({
  name: 'Banks',
  original_term,
  description,
  link: null,
  more: [],
  icon: 'bank',
  banks: list,
  source_url,
  verified_on,
});
