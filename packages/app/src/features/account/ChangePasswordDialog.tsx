import type { User } from '@settlement-help/contract';
import { PasswordDialog } from '@settlement-help/ui/domain';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '#app/lib/api/client.ts';
import { queryKeys } from '#app/lib/api/queryKeys.ts';
import { showToast } from '#app/lib/toasts/toasts.ts';
import { useAppMessages } from '#app/messages/useAppMessages.ts';

export interface ChangePasswordDialogProps {
  user: User;
  open: boolean;
  onClose: () => void;
}

export function ChangePasswordDialog({ user, open, onClose }: ChangePasswordDialogProps) {
  const { password: messages } = useAppMessages();
  const queryClient = useQueryClient();
  return (
    <PasswordDialog
      mode="change"
      open={open}
      onClose={onClose}
      onDone={onClose}
      email={user.email}
      onVerify={async (password) => {
        await api.verifyPassword({ body: { current_password: password } });
        showToast({ tone: 'success', message: messages.verified });
      }}
      onChangePassword={async (password) => {
        await api.changePassword({ body: { new_password: password } });
        showToast({ tone: 'success', message: messages.changed });
        // The server has ended the other sessions.
        queryClient.invalidateQueries({ queryKey: queryKeys.sessions });
      }}
    />
  );
}
