import { state } from './state.ts';

/** §7 The calls it makes, as far as the person hears of them, and §8 The error catalogue. */
export const errors = [
  state('§7 Change password by email: Password changed successfully', 'Password changed successfully'),

  state('§8 Auth: Login failure shows the detail'),
  state('§8 Auth: Login failure shows the thrown message'),
  state('§8 Auth: Login failed', 'Login failed'),
  state('§8 Auth: a failed profile load clears the token'),
  state('§8 Auth: a failed country update is only logged'),
  state('§8 Auth: Registration failure shows the detail'),
  state('§8 Auth: Registration failed', 'Registration failed'),
  state('§8 Auth: Registration, Network error. Please try again.', 'Network error. Please try again.'),

  state('§8 Password dialog: Network error while requesting reset', 'Network error while requesting reset'),
  state('§8 Password dialog: wrong current password shows the detail'),
  state('§8 Password dialog: Incorrect password', 'Incorrect password'),
  state('§8 Password dialog: reset failure shows the detail'),
  state('§8 Password dialog: Reset failed', 'Reset failed'),
  state('§8 Password dialog: change failure shows the detail'),
  state('§8 Password dialog: Change failed', 'Change failed'),
  state('§8 Password dialog: Network error', 'Network error'),
  state('§8 Password dialog: Password reset successful', 'Password reset successful'),
  state(
    '§8 Password dialog: Password verified — enter a new password below',
    'Password verified — enter a new password below',
  ),

  state('§8 Reset page: failure shows the detail'),
  state('§8 Reset page: Reset failed', 'Reset failed'),
  state(
    '§8 Reset page: Password reset successful. Please log in.',
    'Password reset successful. Please log in.',
  ),

  state(
    '§8 Checklist: load failure',
    'Error',
    'Failed to fetch settlement steps: {status} {body}',
    'Try Again',
  ),
  state('§8 Checklist: initialization failure', 'Failed to initialize settlement steps: {reason}'),
  state('§8 Checklist: Failed to update step', 'Failed to update step'),
  state(
    '§8 Checklist: Failed to upload document. Please try again.',
    'Failed to upload document. Please try again.',
  ),
  state('§8 Checklist: reset asks for confirmation'),
  state('§8 Checklist: reset success'),
  state('§8 Checklist: reset failure', 'Failed to reset steps: {status}'),

  state('§8 Documents: load failure', 'Failed to fetch documents: {status}'),
  state('§8 Documents: Try Again', 'Try Again'),
  state('§8 Documents: upload failure shows the detail'),
  state('§8 Documents: Upload failed', 'Upload failed'),
  state(
    '§8 Documents: Are you sure you want to delete this document?',
    'Are you sure you want to delete this document?',
  ),
  state('§8 Documents: Failed to delete document', 'Failed to delete document'),

  state(
    '§8 Profile: Failed to update profile. Please try again.',
    'Failed to update profile. Please try again.',
  ),
  state('§8 Profile: Profile updated successfully!', 'Profile updated successfully!'),
  state('§8 Profile: Failed to upload profile photo', 'Failed to upload profile photo'),

  state('§8 Forum: failures are only logged'),
  state('§8 Forum: Question not found', 'Question not found', 'Back to Forum'),
];
