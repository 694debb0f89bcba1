export const resetPasswordPattern = '/password/reset/:token/:email';
export const impersonatePattern = '/login/impersonate/:token/:signature';
