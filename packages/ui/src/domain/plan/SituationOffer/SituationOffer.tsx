import { Link } from '../../../primitives/actions/Link/Link.tsx';
import { Text } from '../../../primitives/content/Text/Text.tsx';
import { useMessages } from '../../hooks/useMessages.ts';

export interface SituationOfferProps {
  isKnown: boolean;
  href: string;
}

/** Links to the questions for a personal plan. */
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
