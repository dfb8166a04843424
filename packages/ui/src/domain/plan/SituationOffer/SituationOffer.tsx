import { Link } from '../../../primitives/actions/Link/Link.tsx';
import { Text } from '../../../primitives/content/Text/Text.tsx';
import { useMessages } from '../../messages/useMessages.ts';

export interface SituationOfferProps {
  /** Whether something is known, which can be changed; else the questions are offered. */
  isKnown: boolean;
  /** Where the questions are. */
  href: string;
}

/** The way to the questions from which a plan of one's own follows. Nobody must take it. */
export function SituationOffer({ isKnown, href }: SituationOfferProps) {
  const messages = useMessages('situationOffer');
  return (
    <div>
      {!isKnown && <Text variant="small">{messages.text}</Text>}
      <Link href={href} standalone>
        {isKnown ? messages.change : messages.start}
      </Link>
    </div>
  );
}
