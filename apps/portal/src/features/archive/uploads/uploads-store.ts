import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';
import type { StoreExtra } from '../../../shared/api/api-root.ts';
import type { UploadsState } from './start-upload.ts';

export const useUploadsDispatch =
  useDispatch.withTypes<ThunkDispatch<UploadsState, StoreExtra, UnknownAction>>();
export const useUploadsSelector = useSelector.withTypes<UploadsState>();
