import type { CounterGuide } from '@settlement-help/contract';
import { Link } from '../../../primitives/actions/Link/Link.tsx';

interface LetterLinksProps extends Pick<CounterGuide, 'letters'> {
  letterHref: (key: string) => string;
}

/** Links to the letters of a step. */
export const LetterLinks = ({ letters, letterHref }: LetterLinksProps) =>
  letters.map(({ key, title }) => (
    <div key={key}>
      <Link href={letterHref(key)} standalone>
        {title}
      </Link>
    </div>
  ));
