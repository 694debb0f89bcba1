import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';
import type { RootState } from './root-reducer.ts';
import type { StoreExtra } from './api-root.ts';

export type { RootState };

export type AppThunk<Result = void> = ThunkAction<Result, RootState, StoreExtra, UnknownAction>;

export type AppDispatch = ThunkDispatch<RootState, StoreExtra, UnknownAction>;

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
