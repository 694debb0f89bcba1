export { minutesOperations as minutes } from '@mijn/domain/minutes';
