import { Breadcrumbs, Heading, Stack } from '@settlement-help/ui';
import { type LocaleProps, localeOf } from '../../locale.ts';
import { texts } from '../../texts.ts';
import { People } from './People.tsx';

interface PeoplePageProps extends LocaleProps {
  searchParams: Promise<{ page?: string }>;
}

export default async function PeoplePage({ params, searchParams }: PeoplePageProps) {
  const locale = await localeOf(params);
  const { page = '1' } = await searchParams;
  const { pages } = texts[locale];
  return (
    <Stack>
      <Breadcrumbs items={[{ href: `/${locale}`, label: pages.home }]} current={pages.people} />
      <Heading level={1}>{pages.people}</Heading>
      <People locale={locale} page={Number(page)} />
    </Stack>
  );
}
