import { BrowserRouter, Link, Navigate, Outlet, Route, Routes, useNavigate } from 'react-router';

export const kept = [BrowserRouter, Link, Navigate, Outlet, Route, Routes, useNavigate];
