import type { Country } from '@settlement-help/contract';
import { ButtonLink, Stack } from '@settlement-help/ui';
import { DestinationPicker } from '@settlement-help/ui/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { chooseCountry } from '#app/features/account/queries.ts';
import { paths } from '#app/lib/navigation/paths.ts';
import { ScreenTitle } from '#app/lib/navigation/ScreenTitle.tsx';
import { useMountedRef } from '#app/lib/navigation/useMountedRef.ts';
import { useAppMessages } from '#app/messages/useAppMessages.ts';

export function Destination() {
  const queryClient = useQueryClient();
  return (
    <>
      <ScreenTitle of="destination" />
      <DestinationPicker onChoose={(country) => chooseCountry(queryClient, country)} />
    </>
  );
}

/** Changes the destination; the steps and documents of the old country are kept (Rulings, Checklist). */
export function ChangeDestination({ country }: { country: Country }) {
  const { profile: messages } = useAppMessages();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const isMounted = useMountedRef(true);

  return (
    <Stack gap={8}>
      <ScreenTitle of="destination" />
      <DestinationPicker
        current={country}
        onChoose={async (chosen) => {
          await chooseCountry(queryClient, chosen);
          if (isMounted.current) navigate(paths.profile, { replace: true });
        }}
      />
      <div>
        <ButtonLink variant="secondary" href={paths.profile}>
          {messages.keepDestination}
        </ButtonLink>
      </div>
    </Stack>
  );
}
