import { limits } from '@settlement-help/contract';
import { Link } from '../../../primitives/actions/Link/Link.tsx';
import { Inline } from '../../../primitives/content/Stack/Stack.tsx';
import { useMessages } from '../../hooks/useMessages.ts';

export interface StepQuestionsProps {
  /** The number of questions about the step; `limits.countedQuestions` means this many or more. */
  count: number;
  href: string;
  askHref: string;
}

/** Links from a step to the questions of the community about it, and to a new one. */
export function StepQuestions({ count, href, askHref }: StepQuestionsProps) {
  const messages = useMessages('stepHelp');
  return (
    <Inline gap={4}>
      {count > 0 && (
        <Link href={href} standalone>
          {count < limits.countedQuestions
            ? messages.questions({ count })
            : messages.questionsMore({ count: count - 1 })}
        </Link>
      )}
      <Link href={askHref} standalone>
        {messages.ask}
      </Link>
    </Inline>
  );
}
