import { Button } from 'react-aria-components/Button';
import { FieldError, Input, Label, Text, TextField } from 'react-aria-components/TextField';

export const kept = [Button, FieldError, Input, Label, Text, TextField];
