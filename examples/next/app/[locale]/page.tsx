import { type LocaleProps, localeOf } from '../locale.ts';
import { Overview } from './Overview.tsx';

export default async function Home({ params }: LocaleProps) {
  return <Overview locale={await localeOf(params)} />;
}
