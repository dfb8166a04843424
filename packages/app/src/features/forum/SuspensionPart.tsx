import { SuspensionNotice, type SuspensionNoticeProps } from '@settlement-help/ui/domain';
import { WithCommunityTexts } from '#app/lib/language/WithCommunityTexts.tsx';

/** Why and until when a person cannot post. */
export const SuspensionPart = (props: SuspensionNoticeProps) => (
  <WithCommunityTexts>
    <SuspensionNotice {...props} />
  </WithCommunityTexts>
);
