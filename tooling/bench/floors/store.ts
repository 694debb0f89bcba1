import { combineReducers, configureStore, createSlice } from '@reduxjs/toolkit';
import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import { Provider, useDispatch, useSelector } from 'react-redux';

export const kept = [
  combineReducers,
  configureStore,
  createSlice,
  createApi,
  fetchBaseQuery,
  Provider,
  useDispatch,
  useSelector,
];
